/**
 * Every environment variable of the project, once. `build` values are baked into the pages, so a changed one
 * makes the build stale; `run` values are read by the server when it starts. All are optional.
 */
export const envVariables = {
  PORT: { phase: 'run', about: 'Port the server listens on. Default `3000`.' },
  STARS_URL: {
    phase: 'run',
    about:
      'Address that answers with the number of repository stars; asked at most once an hour. Unset: the badge shows no number.',
  },
  HOST: { phase: 'run', about: 'Address the server binds to. Default `0.0.0.0`.' },
  TRUST_PROXY: {
    phase: 'run',
    about:
      'How many proxies in front of the server are trusted to name the visitor (`X-Forwarded-For`, `X-Forwarded-Proto`). Default `0`.',
  },
  DATABASE_PATH: {
    phase: 'run',
    about: 'SQLite file with the leads and everything else that visitors send. Default `data/site.db`.',
  },
  DATABASE_URL: {
    phase: 'run',
    about:
      'Address of a PostgreSQL (`postgres://…`) to use in place of the SQLite file; several instances can share it.',
  },
  UPLOADS_PATH: {
    phase: 'run',
    about:
      'Folder for files sent with a form, outside what the site serves; instances share it. Default `data/uploads`.',
  },
  LEADS_WEBHOOK_URL: { phase: 'run', about: 'Address that is told about every sent form by a signed POST.' },
  LEADS_WEBHOOK_SECRET: { phase: 'run', about: 'Key of the signature; nothing is delivered without one.' },
  FORM_RATE_LIMIT: {
    phase: 'run',
    about:
      'How many forms one address may have stored in ten minutes; it may send six times as many. Default `20`.',
  },
  EVENT_RATE_LIMIT: {
    phase: 'run',
    about: 'How many page views and events one address may send in a minute. Default `120`.',
  },
  COMMENTS_WEBHOOK_URL: {
    phase: 'run',
    about:
      'Address that is told about every comment by a signed POST, with links to approve and to refuse it.',
  },
  COMMENTS_WEBHOOK_SECRET: {
    phase: 'run',
    about: 'Key of those signatures; without one nothing is delivered and no link works.',
  },
  COMMENT_RATE_LIMIT: {
    phase: 'run',
    about:
      'How many comments one address may send or change in 10 minutes; 6 times as many reactions, 18 times as much in all, 30 times as many readings. Default `10`.',
  },
  SITE_URL: {
    phase: 'build',
    about: 'Public origin of the site, for canonical links, feeds and social pictures.',
  },
  SIGN_UP_URL: { phase: 'build', about: 'Sign-up page of the hosted app.' },
  DOCS_URL: { phase: 'build', about: 'Origin of the documentation.' },
  TUTORIAL_URL: { phase: 'build', about: 'The zero-to-production tutorial.' },
  REPOSITORY_URL: { phase: 'build', about: 'The open-source repository of the platform.' },
  SITE_REPOSITORY_URL: {
    phase: 'build',
    about: 'The repository of this site, for "Edit this page" and source links.',
  },
  FEED_HUB_URL: {
    phase: 'build',
    about: 'WebSub hub that the feeds name, so that subscribers hear of new posts.',
  },
  FORM_HOST: {
    phase: 'build',
    about: 'Origin of a form host that speaks the same contract. Default: the forms of this site.',
  },
  ANALYTICS_TRACK_LOCALHOST: {
    phase: 'build',
    about: '`1` counts visits on localhost too. By default they are left out.',
  },
  PLAUSIBLE_HOST: {
    phase: 'build',
    about: 'Origin of a Plausible that counts in place of the receiver of this site.',
  },
  PLAUSIBLE_DOMAIN: {
    phase: 'build',
    about: 'Name of the site there. Default: the host of the page.',
  },
  POSTHOG_KEY: {
    phase: 'build',
    about: 'Project key of PostHog; page views go there after consent to analytics.',
  },
  POSTHOG_HOST: { phase: 'build', about: 'Ingestion host. Default `https://eu.i.posthog.com`.' },
  GTAG_ID: {
    phase: 'build',
    about: 'Id of the conversion tag (`AW-…`); loads after consent to analytics or marketing.',
  },
  GTAG_CONVERSIONS: {
    phase: 'build',
    about: 'What each conversion is sent to: `talk-to-expert=AW-1/abc, try-the-product=AW-1/def`.',
  },
  GTAG_CONSENT_DEFAULT: {
    phase: 'build',
    about:
      '`granted` or `denied`, the state before an answer; always denied in the EEA, the UK and Switzerland and under Global Privacy Control. Default `granted`.',
  },
  GTAG_SCRIPT_URL: {
    phase: 'build',
    about: 'Where the tag is loaded from. Default `https://www.googletagmanager.com/gtag/js`.',
  },
  ACTIVECAMPAIGN_ACCOUNT: {
    phase: 'build',
    about: 'Account of the marketing automation; loads after consent to analytics or marketing.',
  },
  ACTIVECAMPAIGN_SCRIPT_URL: {
    phase: 'build',
    about:
      'Where its script is loaded from. Default `https://diffuser-cdn.app-us1.com/diffuser/diffuser.js`.',
  },
  OSANO_SCRIPT_URL: {
    phase: 'build',
    about:
      'Script of an Osano configuration (`https://cmp.osano.com/…/osano.js`), which then asks for consent in place of the dialog of this site.',
  },
  GISCUS_REPO: {
    phase: 'build',
    about:
      'Repository `owner/name` whose discussions hold the comments. Set with both ids: giscus takes the place of the own service.',
  },
  GISCUS_REPO_ID: {
    phase: 'build',
    about: 'Id of that repository, from giscus.app.',
  },
  GISCUS_CATEGORY_ID: {
    phase: 'build',
    about: 'Id of its discussion category General, from giscus.app.',
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

/** The trimmed value of a known variable, or undefined when it is unset or empty. */
export function env(name: EnvName): string | undefined {
  return process.env[name]?.trim() || undefined
}

/** Names of the variables whose value is baked into the build. */
export function buildTimeNames(): EnvName[] {
  return (Object.keys(envVariables) as EnvName[]).filter((name) => envVariables[name].phase === 'build')
}
