/** Variables that the server and the commands read when they start. docs/environment.md says what each means; all are optional. */
const runNames = [
  'PORT',
  'STARS_URL',
  'HOST',
  'TRUST_PROXY',
  'SHUTDOWN_GRACE',
  'PAGE_RATE_LIMIT',
  'GRAPH_RATE_LIMIT',
  'BUILDS_PATH',
  'DATABASE_PATH',
  'DATABASE_URL',
  'UPLOADS_PATH',
  'UPLOADS_URL',
  'AWS_ENDPOINT_URL',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'BACKUPS_PATH',
  'METRICS_PORT',
  'METRICS_HOST',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'LEADS_MAIL_TO',
  'FORM_RATE_LIMIT',
  'EVENT_RATE_LIMIT',
  'COMMENTS_WEBHOOK_URL',
  'COMMENTS_WEBHOOK_SECRET',
  'COMMENT_RATE_LIMIT',
  'DESK_RATE_LIMIT',
  'CERTIFICATE_KEY',
  'CERTIFICATE_RATE_LIMIT',
] as const

/** Variables that become part of the pages, so changing one makes the build stale. */
export const buildTimeNames = [
  'SITE_URL',
  'SIGN_UP_URL',
  'DOCS_URL',
  'TUTORIAL_URL',
  'GITPOD_URL',
  'REPOSITORY_URL',
  'SITE_REPOSITORY_URL',
  'FEED_HUB_URL',
  'FORM_HOST',
  'ANALYTICS_TRACK_LOCALHOST',
  'PLAUSIBLE_HOST',
  'PLAUSIBLE_DOMAIN',
  'POSTHOG_KEY',
  'POSTHOG_HOST',
  'GTAG_ID',
  'GTAG_CONVERSIONS',
  'GTAG_SCRIPT_URL',
  'ACTIVECAMPAIGN_ACCOUNT',
  'ACTIVECAMPAIGN_SCRIPT_URL',
  'OSANO_SCRIPT_URL',
  'GISCUS_REPO',
  'GISCUS_REPO_ID',
  'GISCUS_CATEGORY_ID',
  'GISCUS_HOST',
  'STATUS_URL',
  'TRUST_URL',
  'DISCORD_URL',
  'TWITTER_URL',
  'LINKEDIN_URL',
  'GATEWAY_GUIDE_URL',
  'BFF_PATTERNS_URL',
  'GRAPHQL_TOOLS_URL',
] as const

/** Every environment variable of the project, by when it is read. */
export const envNames = { run: runNames, build: buildTimeNames }
export type EnvName = (typeof envNames)[keyof typeof envNames][number]

/** Returns the trimmed value of a variable, or undefined when it is unset or empty. */
export function env(name: EnvName): string | undefined {
  return process.env[name]?.trim() || undefined
}
