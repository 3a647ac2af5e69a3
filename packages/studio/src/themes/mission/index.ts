import { entities } from './entities'
import { enums } from './enums'
import { external } from './external'
import { fields } from './fields'
import { resolvability } from './resolvability'
import { shareable } from './shareable'
import { dawn, system } from './system'
import { versions } from './versions'

/** The pictures of the course: one per chapter, showing its subject, and the system of them all. For dark and light pages. */
export const mission = {
  system,
  dawn,
  versions,
  shareable,
  entities,
  enums,
  external,
  fields,
  resolvability,
}
