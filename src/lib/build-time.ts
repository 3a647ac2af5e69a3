/**
 * The time of the build, which next.config.ts inlines, so that all pages and endpoints of a build agree on which posts and
 * jobs are published. Without a build, the current time.
 */
export function buildTime(): Date {
  return process.env.BUILD_TIME ? new Date(process.env.BUILD_TIME) : new Date()
}
