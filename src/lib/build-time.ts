/** The time of the build, by which its pages and endpoints agree on what is published. Without a build, the current time. */
export function buildTime(): Date {
  return process.env.BUILD_TIME ? new Date(process.env.BUILD_TIME) : new Date()
}
