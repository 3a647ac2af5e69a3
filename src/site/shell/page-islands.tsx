import { formHost } from '@/config/forms'
import { FormWidgets } from '@/forms/form-widgets.client'
import { SearchLauncher } from '@/search/launcher.client'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { SoftNavigation } from '@/site/soft-navigation.client'

/** What every page with header and footer starts in the browser. Each fails alone; its links then work as without script. */
export function PageIslands() {
  return (
    <>
      <IslandBoundary>
        <FormWidgets host={formHost} />
      </IslandBoundary>
      <IslandBoundary>
        <SearchLauncher />
      </IslandBoundary>
      <IslandBoundary>
        <SoftNavigation />
      </IslandBoundary>
    </>
  )
}
