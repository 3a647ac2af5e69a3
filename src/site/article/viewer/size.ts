type PictureSize = { width?: number; height?: number }

/**
 * Width of a picture in the viewer, in CSS pixels (docs/contracts/images.md#viewer): 960 for landscape, for portrait
 * what 80% of the window's height allows, 720 without dimensions. Takes the picture's size and the window's height.
 */
export function viewerWidth({ width, height }: PictureSize, windowHeight: number): number {
  if (!width || !height) return 720
  return width >= height ? 960 : Math.round((width / height) * 0.8 * windowHeight)
}
