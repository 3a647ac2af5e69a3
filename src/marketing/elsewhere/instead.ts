import type { ExternalLinkName } from '@/config/external-links'
import { categoryPath } from '@/content/paths'
import { nav } from '@/site/navigation'

/** Sign-up has a page of its own (sign-up.tsx). */
export type PlaceholderName = Exclude<ExternalLinkName, 'sign-up'>

export type Instead = {
  /** What is not there yet, and what the links are for. */
  notice: string
  links: { title: string; text: string; href: string }[]
}

const quickStart = {
  title: 'Quick start',
  text: 'A few commands start two subgraphs, compose them, and run the first query on your own machine.',
  href: `${nav.cosmo.url}#quick-start`,
}
const course = {
  title: 'Free course',
  text: 'Chapters with questions explain what a composer accepts, what it refuses and why.',
  href: nav.learn.url,
}
const router = {
  title: 'Router',
  text: 'The router plans an operation, calls the subgraphs and merges what they return.',
  href: nav.router.url,
}
const microservices = {
  title: nav.platformTeams.label,
  text: 'A platform team runs the graph, and many teams publish their services to it.',
  href: nav.platformTeams.url,
}

/** What this site has on the subject of each outside address, for as long as the address is not configured. */
export const instead: Record<PlaceholderName, Instead> = {
  documentation: {
    notice:
      'They are not public yet. Until then, each topic below lists the features, posts, and chapters of this site that explain it.',
    links: [],
  },
  tutorial: {
    notice: 'It is not public yet. Until it is, these pages take you through the same steps.',
    links: [
      quickStart,
      course,
      {
        title: 'Router configuration',
        text: 'One file sets up a router, from the first graph to production.',
        href: `${nav.router.url}#configuration`,
      },
    ],
  },
  gitpod: {
    notice: 'It is not public yet. Until it is, you can run the same demo on your own machine.',
    links: [quickStart, course, router],
  },
  repository: {
    notice: 'It is not public yet. Until then, these pages describe its contents and its license.',
    links: [
      {
        title: 'Self-hosting',
        text: 'You run every part on your own machines. The license is Apache 2.0 and costs nothing.',
        href: `${nav.pricing.url}#hosting`,
      },
      router,
      {
        title: nav.cosmo.label,
        text: 'Registry, checks, Studio and command line, and how they work together.',
        href: nav.cosmo.url,
      },
    ],
  },
  status: {
    notice: 'It is not public yet. Until it is, these pages say what we promise and where you ask.',
    links: [
      {
        title: 'Availability by plan',
        text: 'The comparison of plans names the availability that each one promises.',
        href: `${nav.pricing.url}#compare`,
      },
      {
        title: 'How availability is measured',
        text: 'The service terms say which minutes count and what you get when we miss the promise.',
        href: `${nav.serviceTerms.url}#availability`,
      },
      {
        title: 'Support',
        text: 'Every plan has a channel on which you reach us.',
        href: `${nav.services.url}#support`,
      },
    ],
  },
  trust: {
    notice: 'It is not public yet. Until it is, these pages answer the most common questions.',
    links: [
      {
        title: 'Security of the hosted service',
        text: 'The service terms cover audits, encryption, access by our staff and incidents.',
        href: `${nav.serviceTerms.url}#security`,
      },
      {
        title: 'What this website stores',
        text: 'Every table of our database and every record in your browser, with the time we keep it.',
        href: '/data',
      },
      {
        title: nav.privacy.label,
        text: 'Which personal data we process, for what, and how you have it erased.',
        href: nav.privacy.url,
      },
    ],
  },
  discord: {
    notice: 'It is not open yet. Until it is, you reach the team here.',
    links: [
      {
        title: 'Comments',
        text: 'Below every post you can ask its author, and others can read the answer.',
        href: nav.blog.url,
      },
      {
        title: nav.sales.label,
        text: 'An engineer who runs federated graphs answers within one working day.',
        href: nav.sales.url,
      },
      course,
    ],
  },
  twitter: {
    notice: 'It is not public yet. Until it is, all news is on this site.',
    links: [
      { title: nav.blog.label, text: 'Engineering notes about federated graphs.', href: nav.blog.url },
      {
        title: 'Announcements',
        text: 'News about the company and the platform.',
        href: categoryPath('announcements'),
      },
      {
        title: nav.podcast.label,
        text: 'Conversations about APIs and the people who build them.',
        href: nav.podcast.url,
      },
    ],
  },
  linkedin: {
    notice: 'It is not public yet. Until it is, all news and openings are on this site.',
    links: [
      { title: nav.jobs.label, text: 'Our open positions, and how we hire.', href: nav.jobs.url },
      {
        title: 'How we work',
        text: 'Posts about how the company decides and how it reviews changes.',
        href: categoryPath('culture'),
      },
      {
        title: 'Announcements',
        text: 'News about the company and the platform.',
        href: categoryPath('announcements'),
      },
    ],
  },
  'gateway-guide': {
    notice: 'It is not public yet. Until it is, these pages are about the same subject.',
    links: [
      router,
      {
        title: 'Comparisons',
        text: 'Posts that set gateways, federation and other approaches side by side.',
        href: categoryPath('comparison'),
      },
      microservices,
    ],
  },
  'bff-patterns': {
    notice: 'It is not public yet. Until it is, these pages are about the same subject.',
    links: [
      {
        title: 'Comparisons',
        text: 'Posts that set a backend for a frontend and a federated graph side by side.',
        href: categoryPath('comparison'),
      },
      microservices,
      course,
    ],
  },
  'graphql-tools': {
    notice: 'It is not public yet. Until it is, these pages say what the router does with it.',
    links: [
      {
        title: 'Query plans',
        text: 'A picture shows what the router asks which subgraph, and when.',
        href: `${nav.router.url}#plan`,
      },
      {
        title: 'Engineering posts',
        text: 'How the router and composition work, and what they cost.',
        href: categoryPath('engineering'),
      },
      course,
    ],
  },
}

export const placeholderNames = Object.keys(instead) as PlaceholderName[]
