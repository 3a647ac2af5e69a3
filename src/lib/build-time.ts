/**
 * The moment the running build was made; next.config.ts bakes it in, so that every page and endpoint of one build
 * agrees on which posts and jobs are out. Outside a build it is now.
 */
export function buildTime(): Date {
  return process.env.BUILD_TIME ? new Date(process.env.BUILD_TIME) : new Date()
}
