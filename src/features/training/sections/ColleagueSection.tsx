/** Not there yet: the section says so. */
export const ColleagueSection = () => <p className="muted">Този раздел се подготвя.</p>
