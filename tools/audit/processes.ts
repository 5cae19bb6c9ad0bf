import { districtCentres } from '../../fixtures/words.ts'
import { standingBySteps } from '../../mocks/processes/processViews.ts'
import { firstAndLastName } from '../../src/rules/words/personName.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'

/** The number of rows below which percentages are not checked. */
const FEW = 30

const court = /(?:Административен съд|Окръж(?:ен съд|на прокуратура)) – (?<seat>[А-я ]+)/u
const seats: readonly string[] = districtCentres
const ajar = /(?<![А-я])(?:[вВ] [„“]?[вВфФ]|[сС] [„“]?[сСзЗ])[а-я]/u

export const processChecks: readonly AuditCheck[] = [
  [
    'whether about one instance of eight that stands in a process is late',
    ({ db }) => {
      const all = [...standingBySteps(db).values()]
      const active = all.reduce((sum, { activeInstances }) => sum + activeInstances, 0)
      const late = all.reduce((sum, { lateInstances }) => sum + lateInstances, 0)
      const share = late / Math.max(1, active)
      return active > FEW && (share === 0 || share > 0.2) ? [`${late} of ${active}`] : []
    },
  ],
  [
    'whose move of a leave, trip or report is not signed by first and last name, as moves of today are',
    ({ db, routes }) => {
      const names = new Set(db.persons.all().map(firstAndLastName))
      const moves = routes.flatMap(({ number, history }) => history.map(({ personName }) => ({ number, personName })))
      return describeMatching(
        moves,
        ({ personName }) => !names.has(personName),
        ({ number, personName }) => `${number} ${personName}`,
      )
    },
  ],
  [
    'which court sits where there is none',
    ({ db }) => {
      const names = [
        ...db.correspondents.all().map(({ entityName }) => entityName ?? ''),
        ...db.documents.all().map(({ subject }) => subject),
      ]
      return names.filter((name) => {
        const seat = court.exec(name)?.groups?.seat?.trim()
        return seat !== undefined && !seats.includes(seat)
      })
    },
  ],
  [
    'what is „в“ or „с“ before a sound that asks for „във“ or „със“',
    ({ db }) => [
      ...db.documents.all().flatMap(({ subject }) => (ajar.test(subject) ? [subject] : [])),
      ...db.tasks.all().flatMap(({ description }) => (ajar.test(description) ? [description] : [])),
      ...db.expenseReports.all().flatMap(({ workDone }) => (ajar.test(workDone) ? [workDone] : [])),
      ...db.businessTrips.all().flatMap(({ task }) => (ajar.test(task) ? [task] : [])),
      ...db.notifications.all().flatMap(({ text }) => (ajar.test(text) ? [text] : [])),
    ],
  ],
]
