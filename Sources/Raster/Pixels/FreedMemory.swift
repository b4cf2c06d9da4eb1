import CRasterKernels

/// How the process keeps the memory of pictures that are done.
package enum FreedMemory {
  /// Lets the C library keep what was freed, up to 64 MB, for the next picture of that size. By itself it gives every large
  /// block back to the system, which clears its pages when they are wanted again: a sixth of the time of an animation's frames.
  /// The most that is taken at a time stays the same. To be called once, before threads begin; does nothing where the library
  /// is not GNU's.
  package static func keep() { raster_keep_freed_blocks() }

  /// Gives what is free now back to the system, as after work whose many small blocks leave no room for pictures.
  package static func giveBack() { raster_return_freed_blocks() }
}
