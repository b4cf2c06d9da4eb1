import CRasterKernels

/// Control of the C library's use of freed memory. Has an effect with GNU's library only.
package enum FreedMemory {
  /// Makes the C library keep up to 64 MiB of freed blocks for later pictures. Must be called once, before
  /// other threads start.
  ///
  /// By default it returns large blocks to the system, which clears their pages when they are allocated
  /// again: a sixth of the time of an animation's frames. The peak of memory is the same.
  package static func keep() { raster_keep_freed_blocks() }

  /// Returns freed blocks to the system, for example after work that allocated many small blocks.
  package static func giveBack() { raster_return_freed_blocks() }
}
