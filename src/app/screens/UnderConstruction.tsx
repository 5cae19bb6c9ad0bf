import { menuEntryAt, moduleOf } from '../../modules/match.ts'
import type { LaterRoute } from '../../modules/route.ts'
import { allRoutes } from '../../modules/routes.ts'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { menuIcons } from '../../widgets/menuIcons.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import './screens.css'

const listOf = (route: LaterRoute) =>
  route.hidden && moduleOf(route.path)
    ? menuEntryAt(
        route.path,
        allRoutes.filter(({ hidden }) => !hidden),
      )
    : undefined

/** The one screen of every route that later work brings: says what it will do, and leads back to what works. */
export const UnderConstruction = ({ route, home }: { route: LaterRoute; home: string | undefined }) => {
  const list = listOf(route)
  return (
    <>
      {list && <BackHeader href={list.path} label={list.title} />}
      <PageHeader title={route.title} />
      <section className="card coming" aria-labelledby="coming-title">
        <Glyph icon={menuIcons[route.icon]} />
        <h2 id="coming-title">Този екран предстои</h2>
        <p>{route.later}</p>
        {home !== undefined && home !== route.path && <LinkButton href={home}>Към началото на модула</LinkButton>}
      </section>
    </>
  )
}
