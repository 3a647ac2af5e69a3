/**
 * The time of the build, so that all its pages and endpoints agree on which posts and jobs are published. The build sets it
 * while it renders pages, the front server before it loads routes. Without a build, the current time.
 */
export function buildTime(): Date {
  return process.env.BUILD_TIME ? new Date(process.env.BUILD_TIME) : new Date()
}
