import { canGoBack } from '../../browser/can-go-back'
import { redirectTo } from '../../browser/redirect-to'
import { testimonialVideo as text } from '../../content/pages/testimonial-video'
import { pathTo } from '../../site/routes'
import { Button } from '../../ui/button'
import { FilmPlayer } from './film-player'

function goBack(): void {
  if (canGoBack()) window.history.back()
  else redirectTo(pathTo('home'))
}

/** The film, and the way back to where the visitor came from, or home where there is no such page. */
export function FilmScreen() {
  return (
    <>
      <FilmPlayer />
      <Button variant="secondary" className="mt-6" onClick={goBack}>
        {text.goBack}
      </Button>
    </>
  )
}
