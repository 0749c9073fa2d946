import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { FramedStory } from './framed-story.tsx';
import { isFramed, type DocsStory } from './framed-stories.ts';

/**
 * The documentation page of a component: what it is for, its first story with its properties, then the others. Each
 * story is there once, in the state that its name says.
 */
export function DocsPage() {
  const [first, ...others] = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {first && (
        <>
          <StoryEntry story={first} hasTitle={first.name !== 'Default'} />
          {/* Controls would change nothing in a frame */}
          {isFramed(first) ? <ArgTypes of={first.moduleExport} /> : <Controls of={first.moduleExport} />}
        </>
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <StoryEntry key={story.id} story={story} hasTitle />
      ))}
    </>
  );
}

function StoryEntry({ story, hasTitle }: { story: DocsStory; hasTitle: boolean }) {
  return (
    <Anchor storyId={story.id}>
      {hasTitle && <Subheading>{story.name}</Subheading>}
      <Description of={story.moduleExport} />
      {isFramed(story) ? <FramedStory story={story} /> : <Canvas of={story.moduleExport} />}
    </Anchor>
  );
}
