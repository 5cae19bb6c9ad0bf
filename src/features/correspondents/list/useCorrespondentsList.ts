import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { DocumentModule } from '../../../routes/to.ts'
import { writeListAddress } from '../../../screen-kit/list/listAddress.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePagedList } from '../../../screen-kit/list/usePagedList.ts'
import { userAtom } from '../../../state/session.ts'
import { correspondentsAddress } from './correspondentsFilter.ts'
import { correspondentsPage } from './correspondentsPage.ts'
import { rememberListAtom } from './lastList.ts'
import { keepPersonalNumbersOf } from './personalNumber.ts'

/** The list of correspondents: what its address says, what is asked for, what came. */
export const useCorrespondentsList = (module: DocumentModule) => {
  keepPersonalNumbersOf(useAtomValue(userAtom)?.userName ?? '')
  const address = useListAddress(correspondentsAddress)
  const [place] = address
  const list = usePagedList(correspondentsAddress, address, correspondentsPage(place))
  const { rows, stale, total } = list.grid
  const remember = useSetAtom(rememberListAtom)
  useEffect(() => {
    if (!rows || stale) return
    const { page, size } = place
    remember({
      module,
      href: location.pathname + location.search,
      title: 'Кореспонденти',
      keys: rows.map(({ id }) => id),
      skip: (page - 1) * size,
      total: total ?? rows.length,
      size,
      page,
      keysOf: async (client, other) =>
        (await client.fetchQuery(correspondentsPage({ ...place, page: other }))).items.map(({ id }) => id),
    })
  }, [remember, module, rows, stale, total, place])
  const { personal: _, ...kept } = place.filter
  return {
    ...list,
    /** What a saved view or a copied link says: an ЕГН or ЛНЧ is nobody's to keep. */
    search: writeListAddress(correspondentsAddress, { ...place, page: 1, filter: kept }),
  }
}
export type CorrespondentsList = ReturnType<typeof useCorrespondentsList>
