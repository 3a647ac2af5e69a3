import { S3mini } from 's3mini'
import { uploadsLocation, type BucketLocation } from '@/config/uploads'
import { type Uploads, isUploadId } from './uploads'
import { folderUploads } from './uploads-folder'

/** So that a form is refused, and what was typed kept, before a browser stops waiting. Milliseconds. */
const timeoutMs = 20_000

/** Keeps uploads in a bucket of S3-compatible storage, addressed by path. */
function bucketUploads(location: BucketLocation): Uploads {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = location
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: timeoutMs,
  })
  const key = (id: string) => `${prefix}${id}`
  return {
    async put(id, bytes) {
      await s3.putObject(key(id), Buffer.from(bytes), 'application/octet-stream')
    },
    async read(id) {
      const content = isUploadId(id) ? await s3.getObjectArrayBuffer(key(id)) : null
      return content ? new Uint8Array(content) : undefined
    },
    async remove(ids) {
      for (const id of ids) if (isUploadId(id)) await s3.deleteObject(key(id))
    },
    async list() {
      const objects = (await s3.listObjects('/', prefix)) ?? []
      return objects
        .map(({ Key, LastModified }) => ({
          id: Key.slice(prefix.length),
          storedAt: new Date(LastModified).getTime(),
        }))
        .filter(({ id }) => isUploadId(id))
    },
    locate: (id) => `s3://${bucket}/${key(id)}`,
  }
}

/** The configured place of uploads. Throws when it is configured incompletely. */
export function configuredUploads(): Uploads {
  const location = uploadsLocation()
  return 'folder' in location ? folderUploads(location.folder) : bucketUploads(location)
}
