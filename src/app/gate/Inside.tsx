import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { enter } from '../../modules/gate.ts'
import { moduleInUseAtom, permittedAtom } from '../access.ts'
import { Nowhere } from '../screens/Nowhere.tsx'
import { Shell } from '../shell/Shell.tsx'
import { reportUnknown } from './reportUnknown.ts'
import { Send } from './Send.tsx'
import { TabTitle } from './TabTitle.tsx'

/** For somebody who is logged in: draws what the roles open, sends on from what they do not. */
const Inside = ({ address }: { address: string }) => {
  const permitted = useAtomValue(permittedAtom)
  const inUse = useAtomValue(moduleInUseAtom)
  const entry = useMemo(() => enter(address, { permitted, inUse }), [address, permitted, inUse])
  useEffect(() => {
    if (entry.kind === 'unknown') reportUnknown(entry.path, entry.forbidden)
  }, [entry])
  if (entry.kind === 'nowhere') {
    if (address !== '/') return <Send to="/" known />
    return (
      <>
        <TabTitle route={undefined} />
        <Nowhere />
      </>
    )
  }
  if (entry.kind !== 'show') return <Send to={entry.to} known />
  return (
    <>
      <TabTitle route={entry.route} />
      <Shell route={entry.route} address={address} permitted={permitted} />
    </>
  )
}

export { askAheadAt, preloadAt } from './preloadAt.ts'
export default Inside
