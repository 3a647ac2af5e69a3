type BrowserRecord = {
  /** Storage key or cookie name; `…` stands for the variable part. */
  name: string
  /** Where it is stored. Unlike storage, a cookie is sent with every request. */
  kind: 'local storage' | 'session storage' | 'cookie'
  purpose: string
  /** When it is written; continues "when". */
  when: string
  kept: string
}

/** Everything this site may store in a browser. scripts/browser-records.test.ts compares it with the code. */
export const browserRecords: BrowserRecord[] = [
  {
    name: 'consent',
    kind: 'local storage',
    purpose: 'Which categories you allowed or refused, when, and about which services you were asked.',
    when: 'you answer the question about consent',
    kept: '6 months, then we ask again',
  },
  {
    name: 'theme',
    kind: 'local storage',
    purpose: 'Whether you want the course pages light, dark or like your system.',
    when: 'you use the theme switcher',
    kept: 'until you delete it',
  },
  {
    name: 'course:…',
    kind: 'local storage',
    purpose:
      'Which chapters you have finished, how you answered their quizzes, and the schemas you wrote in their exercises. They leave your browser only when you claim a certificate.',
    when: 'you read a chapter of the course',
    kept: 'until you delete it',
  },
  {
    name: 'playground:1:…',
    kind: 'local storage',
    purpose:
      'Schemas, queries and sample data that you work on in the playground, up to twenty projects. They never leave your browser unless you share them.',
    when: 'you edit or open something in the playground',
    kept: 'until you delete it there or there are twenty newer projects',
  },
  {
    name: 'playground:current',
    kind: 'session storage',
    purpose: 'Which of these works this tab shows, so that a reload shows it again.',
    when: 'you edit or open something in the playground',
    kept: 'until you close the tab',
  },
  {
    name: 'widget:…',
    kind: 'session storage',
    purpose:
      'What you changed in an example on a page, so that a reload shows it again. It never leaves your browser.',
    when: 'you edit an example on a page',
    kept: 'until you undo the change or close the tab',
  },
  {
    name: 'form-draft:…',
    kind: 'session storage',
    purpose:
      'What you have typed into a form but not sent, without files. It never leaves your browser unless you send it.',
    when: 'you type into a form',
    kept: 'until you send it or close the tab',
  },
  {
    name: 'tfNotificationData',
    kind: 'local storage',
    purpose: 'Hides the dot on a form button for some days after you have opened the form.',
    when: 'you open a form with such a dot',
    kept: 'until the date it contains, then removed at the next visit',
  },
  {
    name: 'tf-…-closed',
    kind: 'cookie',
    purpose: 'Keeps a form that opens by itself closed once you have closed it.',
    when: 'you close such a form',
    kept: 'until you close the browser',
  },
  {
    name: 'banner:…',
    kind: 'local storage',
    purpose: 'That you closed a banner; new words in the banner show again.',
    when: 'you close a banner',
    kept: 'until you delete it',
  },
  {
    name: 'reloaded',
    kind: 'session storage',
    purpose:
      'When a page was loaded again because a script of it did not arrive, so that it does not reload forever.',
    when: 'a script of a page does not arrive',
    kept: 'until you close the tab',
  },
  {
    name: 'comment-token',
    kind: 'local storage',
    purpose:
      'A random text that marks comments and reactions from this browser as yours; sent to us with them and when you look at comments.',
    when: 'you comment or react',
    kept: 'until you delete it',
  },
  {
    name: 'comment-writer',
    kind: 'local storage',
    purpose: 'The name and email address of your last comment, to fill them in next time.',
    when: 'you send a comment',
    kept: 'until you delete it',
  },
  {
    name: 'comment-draft:…',
    kind: 'session storage',
    purpose:
      'What you have typed but not sent, and a random key so that sending it twice counts once. It never leaves your browser unless you send it.',
    when: 'you type a comment',
    kept: 'until you send it or close the tab',
  },
  {
    name: 'plausible_ignore',
    kind: 'local storage',
    purpose: 'Keeps this browser out of our page counts.',
    when: 'you set it to true yourself; we never do',
    kept: 'until you delete it',
  },
]
