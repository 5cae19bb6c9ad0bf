import { useEffect, useRef, useState } from 'react'
import { endingLoses } from '../../screen-kit/leaveGuard.ts'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { ScreenNotLoaded } from './RoutePage.tsx'

const text = `Връзката прекъсна или междувременно е поставена нова версия.
Въведеното от Вас е още тук: запишете го, после заредете страницата отново.`

/** Replaces a part of the page whose code could not be loaded. The page is reloaded if no typed text would be lost. */
export const PartNotLoaded = ({ error, again }: { error: unknown; again: () => void }) => {
  const [state, setState] = useState<'asked' | 'loses' | 'free'>('asked')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => setState(endingLoses() === undefined ? 'free' : 'loses'), [])
  useEffect(() => {
    if (state !== 'loses') return
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.querySelector('button')?.focus()
  }, [state])
  if (state === 'free') throw new ScreenNotLoaded(error)
  if (state === 'asked') return null
  return (
    <div ref={place}>
      <ErrorState title="Тази част не се зареди" message={text} onRetry={again} />
    </div>
  )
}
