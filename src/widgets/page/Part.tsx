import { createContext, type ReactNode, use, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconRefresh } from '../icons.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorState } from './ErrorState.tsx'

/** Refetches the displayed data before a failed part is rendered again. The application provides this function. */
export const RefetchContext = createContext<() => Promise<unknown>>(() => Promise.resolve())

/** True if code failed to load. Such an error is left to the page's error boundary, which offers a reload. */
const isOfThePage = (error: unknown): boolean =>
  error instanceof Error && ['ScreenNotLoaded', 'ChunkLoadError'].includes(error.name)

type FailedProps = { error: unknown; again: () => void }

const useRefetch = (again: () => void) => {
  const refetch = use(RefetchContext)
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void refetch().finally(again)
  }
  return { busy, retry }
}

export const PartFailed = ({ error, again }: FailedProps) => {
  const { retry } = useRefetch(again)
  if (isOfThePage(error)) throw error
  return (
    <ErrorState
      title="Тази част не може да се покаже"
      message={'В данните за нея има нещо неочаквано.\nОстаналото на страницата работи.'}
      onRetry={retry}
    />
  )
}

/**
 * A part of a page with an error boundary: an error affects only this part, appears in the list of errors, and the user
 * can retry.
 */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <ErrorBoundary part={name} fallback={(error, again) => <PartFailed error={error} again={again} />}>
    {children}
  </ErrorBoundary>
)

const RowFailed = ({ again, width }: Pick<FailedProps, 'again'> & { width: number }) => {
  const { busy, retry } = useRefetch(again)
  return (
    <tr>
      <td colSpan={width}>
        <span className="flex flex-wrap align-items-center gap-2">
          <span className="late">Този ред не може да се покаже.</span>
          <Button small kind="text" icon={IconRefresh} busy={busy} onClick={retry}>
            Опитай отново
          </Button>
        </span>
      </td>
    </tr>
  )
}

type RowProps = { of: unknown; list: string; width: number; children: ReactNode }

export const RowPart = ({ of, list, width, children }: RowProps) => (
  <ErrorBoundary part={`Ред от „${list}“`} of={of} fallback={(_, again) => <RowFailed again={again} width={width} />}>
    {children}
  </ErrorBoundary>
)
