import { parse } from 'graphql'
import { notFound } from 'next/navigation'
import { persistedDocuments } from '@/content/graph'
import { runGraph } from '@/graph/gateway'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return persistedDocuments().map(({ id }) => ({ document: id }))
}

/** The answer to a persisted document, by its id. The build makes it, so it is sent like any other file. */
export async function GET(_request: Request, { params }: RouteContext<'/graphql/[document]'>) {
  const { document: id } = await params
  const found = persistedDocuments().find((document) => document.id === id) ?? notFound()
  const { data, errors } = await runGraph(parse(found.text))
  if (errors.length > 0) throw new Error(`${found.file}: ${errors[0]?.message}`)
  const headers = {
    'Content-Type': 'application/graphql-response+json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  }
  return Response.json({ data }, { headers })
}
