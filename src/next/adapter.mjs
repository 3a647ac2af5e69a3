import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Called by Next at the end of its build. Records what the front server needs of it (outputs.ts): the file of every
 * prerendered response and static asset, the routes rendered per request, and the image sizes.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'front',
  async onBuildComplete({ outputs, routing, config, buildId, projectDir, distDir, nextVersion }) {
    /** @param {string} path */
    const inProject = (path) => relative(projectDir, path)
    const prerenders = outputs.prerenders.flatMap(({ pathname, routeType, fallback }) =>
      fallback?.filePath
        ? [{ pathname, routeType, file: inProject(fallback.filePath), headers: fallback.initialHeaders }]
        : [],
    )
    const staticFiles = outputs.staticFiles.map(({ pathname, filePath }) => ({
      pathname,
      file: inProject(filePath),
    }))
    const perRequest = [
      ...outputs.appPages.map(({ pathname }) => ({ pathname, kind: 'page' })),
      ...outputs.appRoutes.map(({ pathname }) => ({ pathname, kind: 'route' })),
    ]
    // A pattern with `has` serves previews only: its route is prerendered for every parameter that exists.
    const dynamicRoutes = routing.dynamicRoutes.flatMap(({ source, sourceRegex, has }) =>
      source && !has ? [{ source, sourceRegex }] : [],
    )
    const { deviceSizes, imageSizes, qualities } = config.images
    const images = { widths: [...deviceSizes, ...imageSizes], qualities }

    await mkdir(join(distDir, 'front'), { recursive: true })
    const found = { buildId, nextVersion, prerenders, staticFiles, perRequest, dynamicRoutes, images }
    await writeFile(join(distDir, 'front/outputs.json'), JSON.stringify(found))
  },
}

export default adapter
