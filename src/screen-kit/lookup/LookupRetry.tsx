import { useSetAtom } from 'jotai'
import type { Endpoint } from '../../contract/endpoint.ts'
import { retryLookupAtom } from '../../state/lookup.ts'
import { Button } from '../../widgets/buttons/Button.tsx'

export const LookupRetry = ({ endpoint }: { endpoint: Endpoint }) => {
  const retry = useSetAtom(retryLookupAtom)
  return (
    <span className="flex flex-wrap align-items-center gap-2">
      Списъкът не се зареди.
      <Button small onClick={() => retry(endpoint)}>
        Опитай отново
      </Button>
    </span>
  )
}
