import { BriefcaseBusiness } from 'lucide-react'
import type { Project } from '../../api/contentTypes'
import { tagName } from '../../lib/tagName'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Picture } from '../../ui/Picture'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** Something that was done for a client. */
export function ProjectTile({ project }: { project: Project }) {
  const { project_name, client, year, summary, image_url, tags } = project
  return (
    <Card className="h-full overflow-hidden">
      <article className="flex h-full flex-col">
        <div className="relative grid place-items-center overflow-hidden bg-[#134e4a] text-white aspect-2/1 sm:aspect-video">
          {image_url ? (
            <Picture
              src={image_url}
              sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 46vw, 24rem"
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            <>
              <span aria-hidden className="batik absolute inset-0 opacity-10" />
              <BriefcaseBusiness aria-hidden className="size-10 opacity-80" />
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3.5 sm:gap-2 sm:p-4.5">
          <p className="text-[13px] font-semibold text-muted">
            <UntranslatedText>{client}</UntranslatedText> ·{' '}
            <span className="tabular-nums">{year}</span>
          </p>
          <h3 className="text-base leading-snug">
            <UntranslatedText>{project_name}</UntranslatedText>
          </h3>
          <p className="line-clamp-4 text-[15px] text-muted">
            <UntranslatedText>{summary}</UntranslatedText>
          </p>
          {tags.length > 0 && (
            <ul className="mt-auto flex flex-wrap gap-1.5 pt-1">
              {tags.map((tag) => (
                <li key={tag}>
                  <Chip>
                    <UntranslatedText>{tagName(tag)}</UntranslatedText>
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
    </Card>
  )
}
