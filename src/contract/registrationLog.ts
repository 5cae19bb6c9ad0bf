import * as v from 'valibot'
import { documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import { PageNumber } from './records.ts'
import {
  AskedDay,
  CivilDate,
  Guid,
  Id,
  oneOf,
  orFalse,
  orTrue,
  orUnknown,
  pageOf,
  proposed,
  sorted,
} from './shapes/base.ts'
import { DirectionId, ScopeId } from './shapes/codes.ts'

export const RegistrationLogLine = proposed(
  v.object({
    key: v.string(),
    kind: oneOf(['document', 'skipped'], 'document'),
    documentGuid: v.nullable(Guid),
    number: v.string(),
    dateRegistered: v.nullable(CivilDate),
    /** True if the document is annulled. Its number is not reused. */
    isAnnulled: orFalse,
    /** False if the current user may not read the document. The log then shows only its number and day. */
    isReadable: orTrue,
    externalRefNumber: v.string(),
    externalRefDate: v.nullable(CivilDate),
    correspondents: v.array(v.string()),
    documentTypeName: v.string(),
    subjectDescription: v.string(),
    caseFileNumber: v.string(),
    /** The case file of the document; null if it has none or is unknown. */
    caseFileGuid: v.optional(v.nullable(Guid)),
    filesCount: orUnknown(Id),
    addressedTo: v.string(),
    executors: v.array(v.string()),
    /** The day on which the work ended; the next field holds the outcome, such as „Приключен“. */
    doneOn: v.nullable(CivilDate),
    doneAs: v.string(),
    note: v.string(),
  }),
)
export type RegistrationLogLine = v.InferOutput<typeof RegistrationLogLine>

/**
 * The log of incoming, outgoing and internal documents. The call is not in the specification; this product proposes it.
 */
export const registrationLog = area(
  { backend: 'shreder' },
  {
    getRegistrationLog: {
      summary: 'Log of the numbers given in a period, in their order, with the annulled and the skipped ones',
      method: 'POST',
      kind: 'read',
      path: '/api/Documents/GetRegistrationLog',
      roles: documentWork,
      query: PageNumber,
      body: v.partial(
        v.object({
          scope: ScopeId,
          documentDirectionId: DirectionId,
          fromDate: AskedDay,
          toDate: AskedDay,
          numberIndexId: Id,
          ...sorted,
        }),
      ),
      reply: pageOf(RegistrationLogLine),
      proposed: true,
    },
  },
)
