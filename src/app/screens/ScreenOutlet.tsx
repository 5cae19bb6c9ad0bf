import { useAtomValue } from 'jotai'
import { callPath } from '../../contract/endpoint.ts'
import { plainPath } from '../../modules/path.ts'
import type { AppRoute, ExternalRoute } from '../../modules/route.ts'
import type { RouteParams } from '../../routes/routeMatcher.ts'
import { missingCallsAtom } from '../../state/access.ts'
import { appConfig } from '../../transport/config.ts'
import { retryMissing } from '../../transport/missingEndpoint.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { IconRefresh } from '../../widgets/icons.ts'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorBoundary } from '../../widgets/page/ErrorBoundary.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { RoutePage } from './RoutePage.tsx'
import { ScreenFailed } from './ScreenFailed.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import './screens.css'

const ExternalLink = ({ route }: { route: ExternalRoute }) => {
  const address = appConfig()[route.external]
  return (
    <>
      <PageHeader title={route.title} />
      <Card title="Външна система за обмен на документи">
        <div className="flex flex-column align-items-start gap-3">
          <p>
            {route.title} се отваря в нов раздел на адрес {address} и работи със собствен вход.
          </p>
          <LinkButton href={address} kind="primary" external>
            Отвори {route.title}
          </LinkButton>
        </div>
      </Card>
    </>
  )
}

const NotSupported = ({ title, needs }: { title: string; needs: string }) => (
  <>
    <PageHeader title={title} />
    <Card title="Не се поддържа от сървъра">
      <div className="flex flex-column align-items-start gap-3">
        <p>Сървърът няма действието, на което стъпва този екран. Ако е добавено междувременно, проверете отново.</p>
        <Button icon={IconRefresh} onClick={() => retryMissing(needs)}>
          Провери отново
        </Button>
        <details>
          <summary>Подробности за поддръжката</summary>
          <pre>{callPath(needs)}</pre>
        </details>
      </div>
    </Card>
  </>
)

type Props = {
  route: AppRoute
  params: RouteParams
  address: string
}

const Screen = ({ route, params }: Omit<Props, 'address'>) => {
  const missing = useAtomValue(missingCallsAtom)
  if ('external' in route) return <ExternalLink route={route} />
  if ('redirect' in route) return null
  if (route.needs !== undefined && missing.has(route.needs))
    return <NotSupported title={route.title} needs={route.needs} />
  return (
    <RoutePage
      route={route}
      params={params}
      fallback={<ScreenSkeleton title={route.title} shape={route.hidden ? 'page' : 'list'} />}
    />
  )
}

/**
 * Renders the screen of a route. A new path mounts a new screen; a changed search part (filter, page) keeps the screen.
 */
export const ScreenOutlet = ({ route, params, address }: Props) => (
  <ErrorBoundary key={plainPath(address)} fallback={(error, again) => <ScreenFailed error={error} again={again} />}>
    <Screen route={route} params={params} />
  </ErrorBoundary>
)
