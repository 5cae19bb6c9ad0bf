import * as v from 'valibot'
import { documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import { PageNumber } from './records.ts'
import { AskedDay, CivilDate, Guid, Id, orFalse, orTrue, orUnknown, pageOf, proposed, sorted } from './shapes/base.ts'
import { DirectionId, ScopeId } from './shapes/codes.ts'

/** A line of the log: a document with a number, or numbers that no document has. */
export const RegistrationLogLine = proposed(
  v.object({
    key: v.string(),
    kind: proposed(v.picklist(['document', 'skipped']), 'document'),
    documentGuid: v.nullable(Guid),
    number: v.string(),
    dateRegistered: v.nullable(CivilDate),
    /** The number stays taken, and its document is annulled. */
    isAnnulled: orFalse,
    /** Of a document that I may not read the log shows the number and the day alone. */
    isReadable: orTrue,
    externalRefNumber: v.string(),
    externalRefDate: v.nullable(CivilDate),
    correspondents: v.array(v.string()),
    documentTypeName: v.string(),
    subjectDescription: v.string(),
    caseFileNumber: v.string(),
    filesCount: orUnknown(Id),
    addressedTo: v.string(),
    executors: v.array(v.string()),
    /** When the work on it ended, and how: „Приключен“, „Изпратен“, „Оттеглено от подателя“. */
    doneOn: v.nullable(CivilDate),
    doneAs: v.string(),
    /** Why it is annulled, or why the numbers are skipped. */
    note: v.string(),
  }),
)
export type RegistrationLogLine = v.InferOutput<typeof RegistrationLogLine>

/** The incoming, outgoing and internal log. The specification names no call for it. */
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
