import type { Page } from 'playwright/test'
import type { DocumentRow } from '../../mocks/documents/documentRows.ts'
import { expect } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { seededDatabase } from '../support/seededDatabase.ts'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

type Kind = Pick<DocumentRow, 'scope' | 'statusId' | 'directionId'>
export const inProgress: Kind = { scope: 1, statusId: 4, directionId: 1 }
export const services: Kind = { scope: 2, statusId: 4, directionId: 1 }
export const outgoingDrafts: Kind = { scope: 1, statusId: 1, directionId: 3 }
export const outgoingSent: Kind = { scope: 1, statusId: 9, directionId: 3 }
export const modules = { 1: 'documents-flow', 2: 'administrative-services' } as const

export const hasObligations = (guid: string) => seededDatabase().obligations.by('documentGuid', guid).length > 0
export const hasComments = (guid: string) => seededDatabase().comments.by('documentGuid', guid).length > 0
export const hasAddressees = (guid: string) => seededDatabase().addressees.by('documentGuid', guid).length > 0

const newestOf = ({ scope, statusId, directionId }: Kind) =>
  seededDatabase()
    .documents.all()
    .filter((one) => one.scope === scope && one.statusId === statusId && one.directionId === directionId)

export const openPart = async (
  { page, goTo }: Screen,
  kind: Kind,
  part: 'comments' | 'obligations' | 'addressees',
  isFilled?: (guid: string) => boolean,
) => {
  const document = newestOf(kind).find(({ guid }) => !isFilled || isFilled(guid))
  await goTo(`/${modules[kind.scope]}/documents/${document?.guid}?tab=${part}`)
  await expect(page.getByRole('tab', { selected: true })).toContainText(isFilled ? /[1-9]/ : /./)
}
