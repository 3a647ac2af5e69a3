/** A subgraph schema and what the generator makes of it, with the lines that belong together. */

export type Link = 'root' | 'key' | 'null' | 'enum' | 'own'
export type Row = [text: string, link?: Link]

export const schemaRows: Row[] = [
  ['type Query {'],
  ['  accountByIban(iban: String!): Account', 'root'],
  ['}'],
  [''],
  ['type Account @key(fields: "id") {', 'key'],
  ['  id: ID!'],
  ['  iban: String!'],
  ['  closedOn: String', 'null'],
  ['  state: AccountState!'],
  ['  risk(days: Int!): Float'],
  ['    @connect__fieldResolver(context: "id")', 'own'],
  ['}'],
  [''],
  ['enum AccountState {', 'enum'],
  ['  OPEN'],
  ['  FROZEN'],
  ['}'],
]

export const protoRows: Row[] = [
  ['service AccountService {'],
  ['  rpc LookupAccountById(…) returns (…) {}', 'key'],
  ['  rpc QueryAccountByIban(…) returns (…) {}', 'root'],
  ['  rpc ResolveAccountRisk(…) returns (…) {}', 'own'],
  ['}'],
  [''],
  ['message LookupAccountByIdRequest {'],
  ['  repeated LookupAccountByIdRequestKey keys = 1;', 'key'],
  ['}'],
  [''],
  ['message Account {'],
  ['  string id = 1;'],
  ['  string iban = 2;'],
  ['  google.protobuf.StringValue closed_on = 3;', 'null'],
  ['  AccountState state = 4;'],
  ['}'],
  [''],
  ['enum AccountState {', 'enum'],
  ['  ACCOUNT_STATE_UNSPECIFIED = 0;'],
  ['  ACCOUNT_STATE_OPEN = 1;'],
  ['  ACCOUNT_STATE_FROZEN = 2;'],
  ['}'],
]

export const links: { link: Link; title: string; text: string }[] = [
  {
    link: 'key',
    title: 'A key is a lookup for many',
    text: 'The request holds a list of keys. Batching is part of the contract and cannot be forgotten.',
  },
  { link: 'root', title: 'A root field is an RPC', text: 'Arguments become fields of its request.' },
  {
    link: 'own',
    title: 'A costly field can have its own',
    text: 'It is called only when a query selects it, once for all objects in a list.',
  },
  {
    link: 'null',
    title: 'Nullable means wrapped',
    text: 'In proto3 a plain string cannot tell null from empty. The wrapper can.',
  },
  {
    link: 'enum',
    title: 'Enums start at zero',
    text: 'Zero is reserved for “not set”, as protobuf wants it.',
  },
]
