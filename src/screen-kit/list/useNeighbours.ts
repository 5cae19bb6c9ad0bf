import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { clientAtom } from '../../state/queryClient.ts'
import { joined, pageBeside, type SeenList } from './seenList.ts'

/**
 * Asks for the page beside the one a record was opened from, when the record is the first or the last on it, and gives
 * the longer list to `extend`. When that fails the person is told, and the record simply has no neighbour on that side.
 */
export const useNeighbours = <K>(
  list: SeenList<K> | null,
  key: K | null,
  extend: (list: SeenList<K>) => void,
): void => {
  const client = useAtomValue(clientAtom)
  const page = list && key !== null ? pageBeside(list, key) : undefined
  useEffect(() => {
    if (!list || page === undefined) return
    let isWanted = true
    const take = (keys: readonly K[]) => {
      const longer = joined(list, page, keys)
      if (isWanted && longer !== list) extend(longer)
    }
    // The transport has told of the failure; the way back then ends with the page that is known.
    list.keysOf(client, page).then(take, () => undefined)
    return () => {
      isWanted = false
    }
  }, [client, list, page, extend])
}
