import { env } from './env'

/** A bucket of S3-compatible storage; `prefix` is empty or ends with a slash. */
export type BucketLocation = {
  /** The origin that the bucket's name is a path of. */
  endpoint: string
  bucket: string
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const address = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/

/** Where uploads are kept: the bucket of UPLOADS_URL, else the folder UPLOADS_PATH. Throws when a variable is missing or malformed. */
export function uploadsLocation(): { folder: string } | BucketLocation {
  const url = env('UPLOADS_URL')
  if (url === undefined) return { folder: uploadsFolder() }
  const [match, bucket = '', path = ''] = address.exec(url) ?? []
  if (!match) throw new Error(`UPLOADS_URL: expected s3://bucket or s3://bucket/folder, found "${url}"`)
  const [accessKeyId, secretAccessKey] = [env('AWS_ACCESS_KEY_ID'), env('AWS_SECRET_ACCESS_KEY')]
  if (!accessKeyId || !secretAccessKey)
    throw new Error('UPLOADS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const region = env('AWS_REGION') ?? 'us-east-1'
  const endpoint = env('AWS_ENDPOINT_URL') ?? `https://s3.${region}.amazonaws.com`
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`AWS_ENDPOINT_URL: expected an http(s) address, found "${endpoint}"`)
  const prefix = path === '' ? '' : `${path.replace(/\/+$/, '')}/`
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, prefix, region, accessKeyId, secretAccessKey }
}

/** The folder of uploads, and of those that are still arriving when uploads are kept in a bucket. */
export function uploadsFolder(): string {
  return env('UPLOADS_PATH') ?? 'data/uploads'
}
