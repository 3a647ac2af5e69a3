import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * What Next hands over when a build is complete, cut down to what the front needs: where every prerendered body
 * and static file lies, which routes are answered per request, and which picture sizes exist. The next step of the
 * build (scripts/build/front-manifest.ts) turns it into the front's manifest.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'front',
  async onBuildComplete({ outputs, routing, config, buildId, projectDir, distDir }) {
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
    // A route that only previews may enter (`has`) is one whose parameters the build has closed.
    const dynamicRoutes = routing.dynamicRoutes.flatMap(({ source, sourceRegex, has }) =>
      source && !has ? [{ source, sourceRegex }] : [],
    )
    const { deviceSizes, imageSizes, qualities } = config.images
    const images = { widths: [...deviceSizes, ...imageSizes], qualities }

    await mkdir(join(distDir, 'front'), { recursive: true })
    const found = { buildId, prerenders, staticFiles, perRequest, dynamicRoutes, images }
    await writeFile(join(distDir, 'front/outputs.json'), JSON.stringify(found))
  },
}

export default adapter
