import './screens.css'

type Props = {
  title: string
  shape: 'list' | 'page'
}

const skeletons = (count: number) => Array.from({ length: count }, (_, at) => <span key={at} />)

export const ListSkeleton = () => (
  <>
    <div className="screen-card screen-bones filter-bones">{skeletons(8)}</div>
    <div className="screen-card">
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className="screen-bones row-bones">
          {skeletons(6)}
        </div>
      ))}
    </div>
  </>
)
const Page = () => (
  <>
    <div className="screen-card screen-bones data-bones">{skeletons(12)}</div>
    <div className="screen-card screen-bones data-bones">{skeletons(6)}</div>
  </>
)

export const ScreenSkeleton = ({ title, shape }: Props) => (
  <div className="flex flex-column gap-3" aria-busy="true">
    <h1>{title}</h1>
    <div className="flex flex-column gap-3" aria-hidden>
      {shape === 'list' ? <ListSkeleton /> : <Page />}
    </div>
  </div>
)
