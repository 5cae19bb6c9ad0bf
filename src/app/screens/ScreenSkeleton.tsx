import './screens.css'

/** The place of a screen whose code is on its way: its title at once, its shape in grey. */
export const ScreenSkeleton = ({ title }: { title: string }) => (
  <div className="screen-skeleton" aria-busy="true">
    <h1>{title}</h1>
    <div className="screen-skeleton-card" />
    <div className="screen-skeleton-card tall" />
  </div>
)
