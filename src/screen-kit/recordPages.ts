import type { RecordKind, RecordReference } from '../contract/recordKinds.ts'
import { type Id, to } from '../routes/to.ts'
import type { MayOpen } from './routeTable.ts'

/** The pages of a record, by the kind; both document modules show the same documents, tasks and correspondents. */
const pages: Record<RecordKind, (key: Id) => readonly [string, ...string[]]> = {
  document: (key) => [to.documentsFlow.document(key), to.administrativeServices.document(key)],
  task: (key) => [to.documentsFlow.task(key), to.administrativeServices.task(key)],
  correspondent: (key) => [to.documentsFlow.correspondent(key), to.administrativeServices.correspondent(key)],
  eDelivery: (key) => [to.documentsFlow.eDeliveryMessage(key)],
  docExchange: (key) => [to.documentsFlow.docExchangeMessage(key)],
  inspection: (key) => [to.inspections.one(key)],
  groupedInspection: (key) => [to.groupInspections.one(key)],
  device: (key) => [to.rtsi.device(key)],
  measuringDevice: (key) => [to.rtsi.measuringDevices.one(key)],
  foreignDevice: (key) => [to.rtsi.foreignDevices.one(key)],
  vehicle: (key) => [to.vehicles.one(key)],
  leave: (key) => [to.staff.leaveApplications.one(key)],
  trip: (key) => [to.staff.businessTrips.one(key)],
  sickLeave: (key) => [to.staff.sickLeaves.one(key)],
  expense: (key) => [to.staff.expenseReports.one(key)],
  user: (key) => [to.settings.users.one(key)],
}
const kinds = Object.keys(pages) as RecordKind[]
const kindOfPage = new Map(kinds.flatMap((kind) => pages[kind](':id').map((path) => [path, kind] as const)))
const tasksOfDocuments: readonly string[] = [to.documentsFlow, to.administrativeServices].map((at) =>
  at.taskOfDocument(':id', ':taskId'),
)

/** Returns the record that the page of a route shows; undefined for lists and forms. */
export const recordOfRoute = (
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): RecordReference | undefined => {
  const isTask = tasksOfDocuments.includes(path)
  const kind = isTask ? 'task' : kindOfPage.get(path)
  const key = isTask ? params.taskId : params.id
  return kind && key ? { kind, key } : undefined
}

/**
 * Returns the URL of the record's page that the user may open; undefined if there is none. Scope 2 is administrative
 * services (specification 1, section 3).
 */
export const recordAddress = (
  { kind, key }: RecordReference,
  scope: number | null,
  mayOpen: MayOpen,
): string | undefined => {
  const all = pages[kind](key)
  return (scope === 2 ? all.toReversed() : all).find(mayOpen)
}
