import { atom } from 'jotai'
import { documents } from '../contract/documents.ts'
import { queryOf } from '../transport/query.ts'
import { mayCallAtom } from './access.ts'
import { queryAtom } from './queryAtomFamily.ts'
import { dataOnceShown } from './startGate.ts'

export type Badges = { eDeliveryCount: number; docExchangeCount: number }
const nothing: Badges = { eDeliveryCount: 0, docExchangeCount: 0 }

const countsAtom = queryAtom((get) => ({
  ...queryOf(documents.getUnprocessedIncomingDocsCount, {}),
  enabled: get(mayCallAtom)(documents.getUnprocessedIncomingDocsCount),
}))

const countsResponseAtom = dataOnceShown(countsAtom)

export const badgesAtom = atom((get): Badges => get(countsResponseAtom) ?? nothing)
