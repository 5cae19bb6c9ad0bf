import * as v from 'valibot'
import { administrator } from './callers.ts'
import { crud } from './crud.ts'
import { CivilDate, DateTime, Id, orTrue, orUnknown, proposed, textUpTo } from './shapes/base.ts'

/** The text as it was from one save to the next one that changed it. */
const ProtocolVersion = proposed(
  v.object({ version: Id, content: v.string(), savedAt: proposed(DateTime, null), savedBy: v.string() }),
)
const ProtocolTemplate = proposed(
  v.object({
    id: Id,
    name: textUpTo(100),
    /** The kind of inspections whose protocols are written by it; null for any. */
    inspectionKindId: v.nullable(Id),
    /** The number of the version in force. */
    version: orUnknown(Id),
    /** Text with fields between double braces: `{{лице.наименование}}`; a line that begins with `# ` is a heading. */
    content: v.string(),
    validFrom: v.nullable(CivilDate),
    validTo: v.nullable(CivilDate),
    isActive: orTrue,
    /** All versions, the oldest first. */
    versions: v.array(ProtocolVersion),
  }),
)
export type ProtocolTemplate = v.InferOutput<typeof ProtocolTemplate>

/**
 * The texts by which protocols of inspections are written (document 1, section 2, „Шаблони на протоколи“). The
 * specification names the screen and no call. A save that changes the text makes a new version of it.
 */
export const protocolTemplates = crud(
  {
    backend: 'shreder',
    controller: 'Configuration',
    what: 'protocol templates',
    roles: { read: administrator, write: administrator },
    proposed: true,
  },
  ProtocolTemplate,
  {
    list: 'GetProtocolTemplates',
    create: 'CreateProtocolTemplate',
    edit: 'EditProtocolTemplate',
    remove: 'DeleteProtocolTemplate',
    usedBy: 'GetProtocolTemplateUses',
  },
)
