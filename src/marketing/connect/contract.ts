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
    title: 'A key becomes a batched lookup',
    text: 'The request holds a list of keys, so every lookup is batched.',
  },
  { link: 'root', title: 'A root field becomes an RPC', text: 'Its arguments become fields of the request.' },
  {
    link: 'own',
    title: 'A costly field gets its own RPC',
    text: 'The router calls it only for queries that select the field, once for all objects in a list.',
  },
  {
    link: 'null',
    title: 'A nullable field gets a wrapper',
    text: 'A plain proto3 string is empty when it is missing. The wrapper can be null.',
  },
  {
    link: 'enum',
    title: 'Enums get a zero value',
    text: 'Protobuf reserves zero for “not set”.',
  },
]
