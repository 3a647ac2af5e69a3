/**
 * Every environment variable of the project. `build` values become part of the pages, so changing one makes the build
 * stale; the server reads `run` values when it starts. All are optional.
 */
export const envVariables = {
  PORT: { phase: 'run', about: 'Port the server listens on. Default `3000`.' },
  STARS_URL: {
    phase: 'run',
    about:
      'URL that returns the number of repository stars; requested at most once an hour. Unset: the badge shows no number.',
  },
  HOST: { phase: 'run', about: 'Address the server binds to. Default `0.0.0.0`.' },
  TRUST_PROXY: {
    phase: 'run',
    about:
      'How many proxies in front of the server are trusted to report the client address (`X-Forwarded-For`, `X-Forwarded-Proto`). Default `0`.',
  },
  SHUTDOWN_GRACE: {
    phase: 'run',
    about:
      'Seconds for which the server goes on serving after SIGTERM, while `/readyz` fails and every response closes its connection. Default `5`.',
  },
  PAGE_RATE_LIMIT: {
    phase: 'run',
    about:
      'Maximum pages per client IP in a minute that are rendered per request: `/search`, and suggestions for unknown Markdown addresses. Default `60`.',
  },
  BUILDS_PATH: {
    phase: 'run',
    about:
      'Folder of the finished builds, on the file system of the project; the server serves the current one. Default `.builds`.',
  },
  DATABASE_PATH: {
    phase: 'run',
    about: 'SQLite file for leads, comments and events. Default `data/site.db`.',
  },
  DATABASE_URL: {
    phase: 'run',
    about:
      'URL of a PostgreSQL database (`postgres://…`) to use instead of the SQLite file; several instances can share it.',
  },
  UPLOADS_PATH: {
    phase: 'run',
    about:
      'Folder for files uploaded with forms, outside the public files; all instances share it. Default `data/uploads`.',
  },
  UPLOADS_URL: {
    phase: 'run',
    about:
      'Bucket of S3-compatible storage that keeps uploaded files instead of the folder: `s3://bucket` or `s3://bucket/folder`.',
  },
  AWS_ENDPOINT_URL: {
    phase: 'run',
    about: 'Origin of that storage. Default: that of AWS in the region.',
  },
  AWS_REGION: { phase: 'run', about: 'Region of the bucket. Default `us-east-1`.' },
  AWS_ACCESS_KEY_ID: { phase: 'run', about: 'Access key of the bucket.' },
  AWS_SECRET_ACCESS_KEY: { phase: 'run', about: 'Secret of that key.' },
  BACKUPS_PATH: {
    phase: 'run',
    about: 'Folder that `npm run backup` writes to and `npm run restore` reads from. Default `data/backups`.',
  },
  METRICS_PORT: {
    phase: 'run',
    about: 'Port of `/metrics` for Prometheus. Unset: no metrics.',
  },
  METRICS_HOST: {
    phase: 'run',
    about: 'Address that this port binds to. Default `127.0.0.1`.',
  },
  LEADS_WEBHOOK_URL: { phase: 'run', about: 'URL that receives a signed POST for every submitted form.' },
  LEADS_WEBHOOK_SECRET: { phase: 'run', about: 'Key of the signature; without it nothing is delivered.' },
  SMTP_URL: {
    phase: 'run',
    about:
      'Mail server that sends mail about leads to the team: `smtps://user:password@host:465` or `smtp://host:587`. Unset: no mail is sent.',
  },
  MAIL_FROM: {
    phase: 'run',
    about: 'Sender of that mail, such as `Desk <desk@site.example>`; without it no mail is sent.',
  },
  LEADS_MAIL_TO: {
    phase: 'run',
    about:
      'Address that is told of every new lead, and of reminders whose lead has lost its owner. Unset: only reminders are sent.',
  },
  FORM_RATE_LIMIT: {
    phase: 'run',
    about:
      'Maximum forms stored per client IP in ten minutes; six times as many requests are accepted. Default `20`.',
  },
  EVENT_RATE_LIMIT: {
    phase: 'run',
    about: 'Maximum page views and events per client IP in a minute. Default `120`.',
  },
  COMMENTS_WEBHOOK_URL: {
    phase: 'run',
    about: 'URL that receives a signed POST for every comment.',
  },
  COMMENTS_WEBHOOK_SECRET: {
    phase: 'run',
    about: 'Key of those signatures; without it nothing is delivered and no link works.',
  },
  COMMENT_RATE_LIMIT: {
    phase: 'run',
    about:
      'Maximum comments that one client IP may write in 10 minutes. Reactions and deletions together may be 6 times as many, all requests with a body 18 times, and reads 30 times. Default `10`.',
  },
  DESK_RATE_LIMIT: {
    phase: 'run',
    about:
      'Maximum attempts to sign in to the desk per client IP in ten minutes, and per passkey. Default `30`.',
  },
  CERTIFICATE_KEY: {
    phase: 'run',
    about:
      'Private Ed25519 key that signs certificates of courses, PKCS #8 as PEM or as base64 of DER. Unset: a key is made on first use and kept in the database.',
  },
  CERTIFICATE_RATE_LIMIT: {
    phase: 'run',
    about:
      'Maximum claims of certificates graded per client IP in ten minutes, enough for a class behind one address; ten times as many other requests about certificates are accepted. Default `40`.',
  },
  SITE_URL: {
    phase: 'build',
    about:
      'Public origin of the site, for canonical links, feeds and social pictures. Passkeys and forms of the desk count at this origin only; the server reads it when it starts, too.',
  },
  SIGN_UP_URL: { phase: 'build', about: 'Sign-up page of the hosted app.' },
  DOCS_URL: { phase: 'build', about: 'Origin of the documentation.' },
  TUTORIAL_URL: { phase: 'build', about: 'The zero-to-production tutorial.' },
  GITPOD_URL: { phase: 'build', about: 'Workspace that runs the quick start in a browser.' },
  REPOSITORY_URL: { phase: 'build', about: 'The open-source repository of the platform.' },
  SITE_REPOSITORY_URL: {
    phase: 'build',
    about: 'The repository of this site, for "Edit this page" and source links.',
  },
  FEED_HUB_URL: {
    phase: 'build',
    about: 'WebSub hub to name in every feed, which notifies subscribers of new entries.',
  },
  FORM_HOST: {
    phase: 'build',
    about:
      'Origin of an external form host that implements the same contract. Default: the forms of this site.',
  },
  ANALYTICS_TRACK_LOCALHOST: {
    phase: 'build',
    about: '`1` counts visits on localhost too.',
  },
  PLAUSIBLE_HOST: {
    phase: 'build',
    about: 'Origin of a Plausible instance that counts instead of this site.',
  },
  PLAUSIBLE_DOMAIN: {
    phase: 'build',
    about: 'Site name in Plausible. Default: the host of the page.',
  },
  POSTHOG_KEY: {
    phase: 'build',
    about: 'PostHog project key; page views are sent there after consent to analytics.',
  },
  POSTHOG_HOST: { phase: 'build', about: 'Ingestion host. Default `https://eu.i.posthog.com`.' },
  GTAG_ID: {
    phase: 'build',
    about: 'ID of the Google tag (`AW-…`), which loads after consent to analytics or marketing.',
  },
  GTAG_CONVERSIONS: {
    phase: 'build',
    about: '`send_to` label of each conversion: `talk-to-expert=AW-1/abc, try-the-product=AW-1/def`.',
  },
  GTAG_SCRIPT_URL: {
    phase: 'build',
    about: 'URL of the tag script. Default `https://www.googletagmanager.com/gtag/js`.',
  },
  ACTIVECAMPAIGN_ACCOUNT: {
    phase: 'build',
    about: 'ActiveCampaign account, whose script loads after consent to analytics or marketing.',
  },
  ACTIVECAMPAIGN_SCRIPT_URL: {
    phase: 'build',
    about: 'URL of its script. Default `https://diffuser-cdn.app-us1.com/diffuser/diffuser.js`.',
  },
  OSANO_SCRIPT_URL: {
    phase: 'build',
    about:
      'Script of an Osano configuration (`https://cmp.osano.com/…/osano.js`), which then replaces our consent dialog.',
  },
  GISCUS_REPO: {
    phase: 'build',
    about:
      'Repository `owner/name` whose discussions store the comments. With both IDs, giscus replaces our comments.',
  },
  GISCUS_REPO_ID: {
    phase: 'build',
    about: 'ID of that repository, from giscus.app.',
  },
  GISCUS_CATEGORY_ID: {
    phase: 'build',
    about: 'ID of its discussion category General, from giscus.app.',
  },
  GISCUS_HOST: {
    phase: 'build',
    about: 'Origin of a self-hosted giscus. Default `https://giscus.app`.',
  },
  STATUS_URL: { phase: 'build', about: 'The status page.' },
  TRUST_URL: { phase: 'build', about: 'The trust center.' },
  DISCORD_URL: { phase: 'build', about: 'Invite to the Discord server.' },
  TWITTER_URL: { phase: 'build', about: 'Profile on the microblog.' },
  LINKEDIN_URL: { phase: 'build', about: 'Profile on the professional network.' },
  GATEWAY_GUIDE_URL: { phase: 'build', about: 'Sibling site about API gateways.' },
  BFF_PATTERNS_URL: { phase: 'build', about: 'Sibling site about backends for frontends.' },
  GRAPHQL_TOOLS_URL: { phase: 'build', about: 'Sibling project: the GraphQL engine behind the router.' },
} as const satisfies Record<string, { phase: 'build' | 'run'; about: string }>

export type EnvName = keyof typeof envVariables

/** Returns the trimmed value of a variable, or undefined when it is unset or empty. */
export function env(name: EnvName): string | undefined {
  return process.env[name]?.trim() || undefined
}

/** Returns the names of the variables whose values become part of the build. */
export function buildTimeNames(): EnvName[] {
  return (Object.keys(envVariables) as EnvName[]).filter((name) => envVariables[name].phase === 'build')
}
