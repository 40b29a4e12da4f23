export const spring18 = {
  'mission.bringHimHome.title': 'Bring Him Home',
  'mission.bringHimHome.orders':
    'The line has broken in the north, no one knows by how much, and everything is on the roads. {mate} is at the forward landing ground at Tirelle with a machine that ought to have been burnt on Thursday. It flies; it does not do much else. By tonight Tirelle will be on the wrong side of things. You are to go there now, see that slow machine into the air and bring it home, whatever you may see on the way, and you will see a good deal. Their scouts are thick as starlings and they go for whatever limps. Stay between. You need not shoot anybody down, only be tiresome, and I have it on the authority of the whole mess that you are gifted. If you have to choose between the machine and the man in it, you will already have chosen while you were reading this.',
  'mission.bringHimHome.diary.worst':
    'I was between them, and then I was not. It takes less time than it takes to write. The road under us was full of people and none of them looked up.',
  'mission.bringHimHome.diary.lost':
    'They got past me. I had looked round for one second at a burning village because I thought I knew it, and I did know it.',
  'mission.bringHimHome.diary.even':
    'We never got clear of Tirelle. In the end {mate} put it down in an orchard, and we came home on a gun limber among nine nuns.',
  'mission.bringHimHome.diary.won':
    'Brought in. The slow one landed on one wheel and the other arrived by itself. {mate} climbed down and asked what was for supper, and then could not eat it.',
  'mission.bringHimHome.diary.best':
    'Not one of them got a shot at it. I have never in my life been so tiresome. The Major has not found anything to say, and has said it to everyone twice.',
  'mission.bringHimHome.paper.good':
    'In these anxious days we are glad to report that somebody was expected home and came.',
  'mission.bringHimHome.paper.bad':
    'The forward ground at Tirelle has been given up. All stores were burnt, and some that were not stores.',

  'mission.fourFields.title': 'Four Fields',
  'mission.fourFields.orders':
    'July, and they have collected every squadron that can be collected. On either side of the river there are now two fields, and on each field three machines are kept with their engines warm, and between them lies a piece of sky that is four miles square. The staff has at last discovered what aeroplanes are for: it counts them. Whoever has any left when the other has none may look over the hedge and tell the guns what is behind it. So there will be no patrols, no reports and no geese. You go up, you are shot at from the ground by both sides if you are careless about where you turn, you fight what you meet, you land if you can, and you go up again. I shall keep the book myself. Let it be a dull book.',
  'mission.fourFields.diary.worst':
    'They have some left and we have none. I watched the last of ours come over the poplars, very low, and there was nobody flying it.',
  'mission.fourFields.diary.lost':
    'It went on until there was nothing on our side of the river but pilots. The book is not dull. The Major has closed it and put a stone on top.',
  'mission.fourFields.diary.even':
    'Neither side will stop, and neither can finish, and so both of us go up and come down all day, like buckets in a well.',
  'mission.fourFields.diary.won':
    'When it grew dark there was only our side in the air. We landed by the light of what was burning. Nobody shouted. Somebody began to put the chocks in place.',
  'mission.fourFields.diary.best':
    'All of theirs, and hardly one of ours. The numbers say it is a triumph. I walked over to their nearest field in the evening. They had planted beans.',
  'mission.fourFields.paper.good':
    'Mastery of the air over the four fields is reported complete. The beans, our correspondent adds, are nearly ripe.',
  'mission.fourFields.paper.bad':
    'The air service has suffered in the fighting of this week. It will be brought up to strength from the schools.',
};
