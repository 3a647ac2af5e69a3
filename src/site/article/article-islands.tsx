import { IslandBoundary } from '@/ui/island-boundary.client'
import { AnchorCopy } from './anchor-copy.client'
import { PictureViewer } from './viewer/picture-viewer.client'

/** What every article does on a click: a heading's link copies itself, and a picture opens in the viewer. */
export function ArticleIslands() {
  return (
    <>
      <IslandBoundary>
        <AnchorCopy />
      </IslandBoundary>
      <IslandBoundary>
        <PictureViewer />
      </IslandBoundary>
    </>
  )
}
