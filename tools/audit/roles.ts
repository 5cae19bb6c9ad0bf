import {
  administrativeServices,
  type Callers,
  docExchangeReaders,
  documentFlow,
  documentWork,
  eDeliveryReaders,
  expenseUsers,
  leaveUsers,
  registerWriters,
  staffManagers,
  tripUsers,
} from '../../src/contract/callers.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { firstAndLastName } from '../../src/rules/words/personName.ts'
import type { AuditCheck } from './auditCheck.ts'
import type { Life } from './life.ts'

type Act = { personId: number | null | undefined; needs: Callers; what: string }

const withoutRole = ({ db }: Life, acts: readonly Act[]): string[] => {
  const roles = new Map(db.users.all().map((user) => [user.personId, user.roles]))
  return acts.flatMap(({ personId, needs, what }) =>
    personId == null || mayCall(needs, roles.get(personId) ?? []) ? [] : [`${what} by person ${personId}`],
  )
}
const lacksRole = (actsOf: (life: Life) => readonly Act[]) => (life: Life) => withoutRole(life, actsOf(life))

const moduleOf = ({ db }: Life, guid: string | null): Callers => {
  const scope = db.documents.get(guid ?? '')?.scope
  return scope === undefined ? documentWork : scope === 1 ? documentFlow : administrativeServices
}

const staffRecords = ({ db }: Life) => [
  ...db.leaveApplications.all().map((row) => ({ ...row, needs: leaveUsers as Callers })),
  ...db.businessTrips.all().map((row) => ({ ...row, needs: tripUsers as Callers })),
  ...db.expenseReports.all().map((row) => ({ ...row, needs: expenseUsers as Callers })),
  ...db.sickLeaves.all().map((row) => ({ ...row, needs: staffManagers as Callers })),
]

export const roleChecks: readonly AuditCheck[] = [
  [
    'who wrote, registered or signed a document and may not open its module',
    lacksRole((life) =>
      life.db.documents.all().flatMap((row) => {
        const act = (personId: number | null, did: string): Act => ({
          personId,
          needs: moduleOf(life, row.guid),
          what: `document ${row.id} ${row.number} ${did}`,
        })
        return [
          ...(row.portalNumber === null
            ? [act(row.authorPersonId, 'written'), act(row.createdByPersonId, 'made')]
            : []),
          act(row.registeredByPersonId, 'registered'),
          act(row.signedByPersonId, 'signed'),
        ]
      }),
    ),
  ],
  [
    'who commented or changed a document and may not open its module',
    lacksRole((life) => [
      ...life.db.comments.all().map(({ id, personId, documentGuid }) => ({
        ...{ personId, needs: moduleOf(life, documentGuid), what: `comment ${id}` },
      })),
      ...life.db.history.all().map(({ id, personId, documentGuid, action }) => ({
        ...{ personId, needs: moduleOf(life, documentGuid), what: `history ${id} ${action}` },
      })),
      ...life.db.attachedFiles.all().map(({ name, uploadedByPersonId, documentGuid }) => ({
        ...{ personId: uploadedByPersonId, needs: moduleOf(life, documentGuid), what: `file ${name}` },
      })),
    ]),
  ],
  [
    'who gave, controls, has or did a task and may not open the module of its document',
    lacksRole((life) => [
      ...life.db.tasks.all().flatMap(({ id, assignerPersonId, controllerPersonId, documentGuid }) =>
        [assignerPersonId, controllerPersonId].map((personId) => ({
          ...{ personId, needs: moduleOf(life, documentGuid), what: `task ${id}` },
        })),
      ),
      ...life.db.taskAssignees.all().flatMap(({ id, personId: own, completedByPersonId, documentGuid }) =>
        [own, completedByPersonId].map((personId) => ({
          ...{ personId, needs: moduleOf(life, documentGuid), what: `part ${id} of a task` },
        })),
      ),
    ]),
  ],
  [
    'who read or processed a message and may not open its system',
    lacksRole(({ db }) =>
      db.exchangeMessages
        .all()
        .filter(({ isIncoming }) => isIncoming)
        .flatMap(({ id, system, readByPersonId, processedByPersonId }) =>
          [readByPersonId, processedByPersonId].map((personId) => ({
            ...{ personId, needs: system === 'edelivery' ? eDeliveryReaders : docExchangeReaders },
            what: `message ${id}`,
          })),
        ),
    ),
  ],
  [
    'who noted a fee or a payment and may not open the module of its document',
    lacksRole((life) => [
      ...life.db.obligations.all().map(({ id, createdByPersonId: personId, documentGuid }) => ({
        ...{ personId, needs: moduleOf(life, documentGuid), what: `fee ${id}` },
      })),
      ...life.db.payments.all().map(({ id, createdByPersonId: personId, obligationGuid }) => ({
        ...{ personId, what: `payment ${id}` },
        needs: moduleOf(life, life.db.obligations.get(obligationGuid)?.documentGuid ?? null),
      })),
    ]),
  ],
  [
    'who wrote a leave, a trip, a report or a sick leave and may not open its register',
    lacksRole((life) =>
      staffRecords(life).map(({ id, number, authorId, needs }) => ({
        ...{ personId: authorId, needs, what: `${number || `draft ${id}`} written` },
      })),
    ),
  ],
  [
    'who submitted or presented a record of the staff and may not open its register',
    lacksRole((life) => {
      const ids = new Map(life.db.persons.all().map((one) => [firstAndLastName(one), one.id]))
      return staffRecords(life).flatMap(({ number, history, needs }) =>
        history
          .filter(({ move }) => move === 'submit' || move === 'present')
          .map(({ personName, move }) => ({ personId: ids.get(personName) ?? 0, needs, what: `${number} ${move}` })),
      )
    }),
  ],
  [
    'who is told of a document that she may not open',
    lacksRole((life) =>
      life.db.notifications
        .all()
        .filter(({ documentGuid }) => documentGuid !== null)
        .map(({ id, personId, documentGuid, text }) => ({
          ...{ personId, needs: moduleOf(life, documentGuid), what: `notification ${id} ${text}` },
        })),
    ),
  ],
  [
    'who wrote in a register of types or devices and may not',
    lacksRole(({ db }) => {
      const ids = new Map(db.persons.all().map((one) => [firstAndLastName(one), one.id]))
      const entries = [db.approvedTypes, db.registeredTypes, db.supplements, db.devices].flatMap((table) =>
        table.all().flatMap(({ id, history }) => history.map(({ personName, action }) => ({ id, personName, action }))),
      )
      return [
        ...entries.map(({ id, personName, action }) => ({
          ...{ personId: ids.get(personName), needs: registerWriters, what: `record ${id}: ${action}` },
        })),
        ...db.deviceFiles.all().map(({ fileName, personId }) => ({
          ...{ personId, needs: registerWriters, what: `file ${fileName}` },
        })),
      ]
    }),
  ],
]
