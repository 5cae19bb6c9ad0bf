import { plainPath } from '../../modules/path.ts'
import type { AppRoute, ExternalRoute } from '../../modules/route.ts'
import { appConfig } from '../../transport/config.ts'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorBoundary } from '../../widgets/page/ErrorBoundary.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { ScreenFailed } from './ScreenFailed.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import './screens.css'

/** Who opens the address of an external entry inside the product is shown where it leads; nobody is sent there. */
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

type Props = {
  route: AppRoute
  address: string
}

const Screen = ({ route }: Pick<Props, 'route'>) => {
  if ('external' in route) return <ExternalLink route={route} />
  if ('redirect' in route) return null
  return (
    <PageOutlet
      route={route}
      meanwhile={<ScreenSkeleton title={route.title} shape={route.hidden ? 'page' : 'list'} />}
    />
  )
}

/**
 * The screen of a route, loaded on demand. Another path is another screen: nothing of the one before stays in it;
 * a changed search part (filter, page) leaves it as it is.
 */
export const ScreenOutlet = ({ route, address }: Props) => (
  <ErrorBoundary key={plainPath(address)} fallback={(error, again) => <ScreenFailed error={error} again={again} />}>
    <Screen route={route} />
  </ErrorBoundary>
)
