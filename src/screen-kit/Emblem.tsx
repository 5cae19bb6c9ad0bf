import { appConfig } from '../transport/config.ts'

/**
 * Renders the emblem of the institution, hidden if the image fails to load, so that no broken-image icon appears on the
 * screen or in print.
 */
export const Emblem = ({ className }: { className: string }) => {
  const { emblem } = appConfig().body
  return emblem ? (
    <img
      className={className}
      src={emblem}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  ) : null
}
