import { expect, test } from 'vitest'
import { markdownTextProblems } from './markdown-text'

const head = '---\ntitle: "T"\ndescription: "D"\nurl: "https://x.example/"\n---\n\n'
const listing = (code: string) => `${head}# T\n\n\`\`\`\n${code}\n\`\`\`\n`

test.each([
  [`${head}# T\n\n[a](https://x.example/) ![](https://x.example/p.webp)\n`, []],
  ['# T\n', ['has no head']],
  [`${head}Text\n`, ['has no heading']],
  [`${head}# T\n\n- [](https://x.example/)\n`, ['has a link without a name']],
  [listing('type A {  id: ID!  b: C}type B {  id: ID!}'), ['has a listing whose lines run together']],
  [listing('type A {\n  id: ID!\n}\nconst a = { b: [](c) }'), []],
])('%j', (text, problems) => expect(markdownTextProblems(text)).toEqual(problems))
