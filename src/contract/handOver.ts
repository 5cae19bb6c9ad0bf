import * as v from 'valibot'
import { documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import { CivilDate, DateTime, Guid, Id, Option, oneOf, orUnknown, proposed, textUpTo } from './shapes/base.ts'
import { ScopeId } from './shapes/codes.ts'

/** A request to sign is a kind of its own, because the document then names the new signer. */
export const workKinds = ['task', 'signature', 'draft', 'caseFile'] as const
export type WorkKind = (typeof workKinds)[number]

const what = {
  kind: oneOf(workKinds, 'task'),
  /** The guid of the task, the document or the case file. */
  guid: Guid,
  /** The document of the task, or the first document of the case file; null if unknown. */
  docGuid: v.nullable(Guid),
  scope: orUnknown(ScopeId),
  number: v.string(),
  title: v.string(),
}

export const WorkItem = proposed(v.object({ ...what, endDate: v.nullable(CivilDate) }))
export type WorkItem = v.InferOutput<typeof WorkItem>

export const HandedOverWork = proposed(
  v.object({
    ...what,
    on: v.nullable(DateTime),
    by: v.nullable(Option),
    to: v.nullable(Option),
    reason: v.string(),
  }),
)
export type HandedOverWork = v.InferOutput<typeof HandedOverWork>

const ofPerson = v.object({ personId: Id })

/**
 * Handing over the work of a person: by the person, the direct head, or an administrator. The specification does not
 * name these calls; this product proposes them.
 */
export const handOver = area(
  { backend: 'shreder' },
  {
    getPersonWork: {
      summary: 'What a person has still to do: tasks, signatures, drafts and case files',
      method: 'GET',
      kind: 'read',
      path: '/api/Tasks/GetPersonWork',
      roles: documentWork,
      query: ofPerson,
      reply: v.array(WorkItem),
      proposed: true,
    },
    handOverWork: {
      summary: 'Give work of one person to others',
      method: 'POST',
      kind: 'action',
      path: '/api/Tasks/HandOverWork',
      roles: documentWork,
      body: v.object({
        personId: Id,
        reason: textUpTo(500),
        items: v.array(v.object({ kind: v.picklist(workKinds), guid: Guid, toPersonId: Id })),
      }),
      /** `left`: the number of tasks that stay, because the receiver already has a part of them. */
      reply: v.object({ handedOver: Id, left: Id }),
      proposed: true,
    },
    getHandedOverWork: {
      summary: 'My work that was given to others in the last month, the newest first',
      method: 'GET',
      kind: 'read',
      path: '/api/Tasks/GetHandedOverWork',
      roles: documentWork,
      reply: v.array(HandedOverWork),
      proposed: true,
    },
  },
)
