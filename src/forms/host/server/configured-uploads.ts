import { uploadsLocation } from '@/config/uploads'
import type { Uploads } from './uploads'
import { folderUploads } from './uploads-folder'
import { bucketUploads } from './uploads-s3'

/** The configured place of uploads. Throws when it is configured incompletely. */
export function configuredUploads(): Uploads {
  const location = uploadsLocation()
  return 'folder' in location ? folderUploads(location.folder) : bucketUploads(location)
}
