//! Lays the interface out from right to left if the language is written so.
//!
//! The engine mirrors what flows: rows, wrapping, alignment at the start or end. Nodes placed by `left` or `right`
//! stay: those places are on the table, and a table has no reading direction.

use bevy::prelude::*;
use bevy::ui::InlineDirection;

use crate::ui::localized::Localizer;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, mirror.before(bevy::ui::UiSystems::Prepare));
}

/// Sets the direction of each node: the engine does not pass it down to the children.
fn mirror(localizer: Res<Localizer>, mut nodes: Query<&mut Node>, mut known: Local<bool>) {
    let mirrored = localizer.language().tongue().is_right_to_left();
    let all = std::mem::replace(&mut *known, mirrored) != mirrored;
    if !all && !mirrored {
        return;
    }
    let direction = if mirrored {
        InlineDirection::Rtl
    } else {
        InlineDirection::Ltr
    };
    for mut node in &mut nodes {
        if (all || node.is_changed()) && node.direction != direction {
            node.direction = direction;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use language::{Language, Locale};

    #[test]
    fn what_is_there_and_what_comes_is_laid_out_as_the_language_is_written() {
        let mut app = App::new();
        app.init_resource::<Localizer>().add_plugins(plugin);
        let early = app.world_mut().spawn(Node::default()).id();
        let speak = |app: &mut App, tongue| {
            let language = Arc::new(Language::carried(tongue));
            app.world_mut().resource_mut::<Localizer>().set_language(language);
            app.update();
        };
        speak(&mut app, Locale::Mirrored);
        let late = app.world_mut().spawn(Node::default()).id();
        app.update();
        let of = |app: &App, node| app.world().get::<Node>(node).expect("it is there").direction;
        assert_eq!([of(&app, early), of(&app, late)], [InlineDirection::Rtl; 2]);
        speak(&mut app, Locale::German);
        assert_eq!([of(&app, early), of(&app, late)], [InlineDirection::Ltr; 2]);
    }
}
