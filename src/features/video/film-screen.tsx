import { useNavigate } from 'react-router-dom'
import { canGoBack } from '../../browser/can-go-back'
import { testimonialVideo as text } from '../../content/pages/testimonial-video'
import { pathTo } from '../../site/routes'
import { Button } from '../../ui/button'
import { FilmPlayer } from './film-player'

/** The film, and the way back to where the visitor came from, or home where there is no such page. */
export function FilmScreen() {
  const navigate = useNavigate()

  async function goBack() {
    if (canGoBack()) await navigate(-1)
    else await navigate(pathTo('home'))
  }

  return (
    <>
      <FilmPlayer />
      <Button
        variant="secondary"
        className="mt-6"
        onClick={() => {
          void goBack()
        }}
      >
        {text.goBack}
      </Button>
    </>
  )
}
