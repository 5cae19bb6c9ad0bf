import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { toastAtom } from '../../state/notices.ts'

const Toasts = lazy(() => import('../shell/Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** Messages without a session are rare: what draws them is fetched with the first one. */
export const OutsideToasts = () =>
  useAtomValue(toastAtom) === null ? null : (
    <Suspense>
      <Toasts />
    </Suspense>
  )
