import * as v from 'valibot'
import { documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import { byDocument, DateTime, Guid, oneOf, orFalse, orUnknown, proposed } from './shapes/base.ts'
import { ScopeId } from './shapes/codes.ts'

export const followScopes = ['document', 'caseFile'] as const
export type FollowScope = (typeof followScopes)[number]

/** `docGuid` is the followed document; with `what: 'caseFile'` all documents of its case file are followed. */
export const FollowedDocument = proposed(
  v.object({
    docGuid: Guid,
    what: oneOf(followScopes, 'document'),
    scope: orUnknown(ScopeId),
    number: v.string(),
    subject: v.string(),
    statusName: v.string(),
    /** True if others changed something since the user last marked the changes as seen. */
    isChanged: orFalse,
    /** The newest changes by others, at most five, the newest first. */
    changes: v.array(
      v.object({
        /** The changed document; in a case file it may be another one than the followed document. */
        docGuid: proposed(v.nullable(Guid), null),
        number: proposed(v.string()),
        text: v.string(),
        by: v.string(),
        on: v.nullable(DateTime),
        isNew: orFalse,
      }),
    ),
  }),
)
export type FollowedDocument = v.InferOutput<typeof FollowedDocument>

/** Documents and case files that a user follows. This product proposes the calls. */
export const following = area(
  { backend: 'shreder' },
  {
    getFollowedDocuments: {
      summary: 'What I follow, with the newest changes',
      method: 'GET',
      kind: 'read',
      path: '/api/Following/GetFollowedDocuments',
      roles: documentWork,
      reply: v.array(FollowedDocument),
      proposed: true,
    },
    followDocument: {
      summary: 'Follow a document or its case file',
      method: 'POST',
      kind: 'action',
      path: '/api/Following/FollowDocument',
      roles: documentWork,
      body: v.object({ docGuid: Guid, what: v.picklist(followScopes) }),
      reply: 'nothing',
      proposed: true,
    },
    unfollowDocument: {
      summary: 'Follow a document and its case file no longer',
      method: 'POST',
      kind: 'action',
      path: '/api/Following/UnfollowDocument',
      roles: documentWork,
      query: byDocument,
      reply: 'nothing',
      proposed: true,
    },
    setFollowedSeen: {
      summary: 'Mark the changes in what I follow as seen, up to a moment',
      method: 'POST',
      kind: 'action',
      path: '/api/Following/SetFollowedSeen',
      roles: documentWork,
      body: v.object({ until: DateTime }),
      reply: 'nothing',
      proposed: true,
    },
  },
)
