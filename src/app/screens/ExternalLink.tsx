import type { ExternalRoute } from '../../modules/route.ts'
import { appConfig } from '../../transport/config.ts'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import './screens.css'

/** Who opens the address of an external entry inside the product is shown where it leads, and goes there by will. */
export const ExternalLink = ({ route }: { route: ExternalRoute }) => {
  const address = appConfig()[route.external]
  return (
    <>
      <PageHeader title={route.title} />
      <section className="card coming">
        <span className="icon letter-icon" aria-hidden>
          E
        </span>
        <h2>Външна система за обмен на документи</h2>
        <p>Отваря се в нов раздел на адрес {address} и работи със собствен вход.</p>
        <LinkButton href={address} kind="primary" external>
          Отвори {route.title}
        </LinkButton>
      </section>
    </>
  )
}
