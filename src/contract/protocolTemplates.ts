import * as v from 'valibot'
import { administrator } from './callers.ts'
import { crud } from './crud.ts'
import { CivilDate, DateTime, Id, orTrue, orUnknown, proposed, textUpTo } from './shapes/base.ts'

const ProtocolVersion = proposed(
  v.object({ version: Id, content: v.string(), savedAt: proposed(DateTime, null), savedBy: v.string() }),
)
const ProtocolTemplate = proposed(
  v.object({
    id: Id,
    name: textUpTo(100),
    /** The kind of inspections that use the template; null for any kind. */
    inspectionKindId: v.nullable(Id),
    version: orUnknown(Id),
    content: v.string(),
    validFrom: v.nullable(CivilDate),
    validTo: v.nullable(CivilDate),
    isActive: orTrue,
    /** All versions of the text, the oldest first. */
    versions: v.array(ProtocolVersion),
  }),
)
export type ProtocolTemplate = v.InferOutput<typeof ProtocolTemplate>

/**
 * The calls for templates of protocols; the specification names none (specification 1, section 2, „Шаблони на
 * протоколи“). A save that changes the text creates a new version.
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
